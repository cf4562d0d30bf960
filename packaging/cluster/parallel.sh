#!/bin/sh
# GNU parallel: the shards of a manifest on a few machines that ssh reaches, and that share the
# files under the same paths.
#
#   interpunct manifest archive/ -o jobs.jsonl --shards 8 --into done/
#   packaging/cluster/parallel.sh jobs.jsonl reports/ 8 node1,node2,node3
#
# Without machines (the fourth argument) all shards are done here, one after the other, each by
# all cores. A shard that fails is tried once more.
set -eu

manifest=$(realpath "$1") shards=$3
mkdir -p "$2"
reports=$(realpath "$2")
seq 0 $((shards - 1)) | parallel --jobs 1 --retries 2 --sshlogin "${4:-:}" \
    interpunct punctuate --manifest "$manifest" --shard {} --report "$reports/{}.jsonl"
interpunct merge-reports "$reports"/*.jsonl -o "$reports/../report.jsonl"
