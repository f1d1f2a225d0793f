#!/usr/bin/env bash
# The long form of the cluster's tests: three servers, each in a network namespace of its own, and
# Debian's PostgreSQL with durable settings, under load while something goes wrong. For root on
# Linux, with iproute2, postgresql, psql and jq:
#
#   server/src/test/cluster/storm.sh [FAULT...]
#
# Prints one line of a table for each fault: what `load` saw, and what stands twice in the database.
# Settings: KONTOR (how the program is begun), GAME, ROOMS, RATE, SECONDS_EACH.
set -euo pipefail
cd "$(dirname "$0")/../../../.."
KONTOR=${KONTOR:-java -Xmx600m -jar server/target/kontor.jar}
GAME=${GAME:-greement} ROOMS=${ROOMS:-10} RATE=${RATE:-30} SECONDS_EACH=${SECONDS_EACH:-40}
HOME_ADDRESS=10.77.0.1 DATABASE=10.77.1.1 DATA=first AT=8
SECRET=0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef
WORK=$(mktemp -d /tmp/kontor-storm.XXXX)
chmod 755 "$WORK"
BIN=$(find /usr/lib/postgresql -maxdepth 2 -name bin | sort -V | tail -1)

address() { echo "10.77.0.1$1"; }
url() { echo "http://$(address "$1"):8080"; }
log() { echo "$*" >&2; }
query() { PGPASSWORD=pw psql -h "$DATABASE" -p 5544 -U postgres -qAtc "$1" "${2:-kontor}"; }
pg() { as_postgres "$BIN/pg_ctl -D $WORK/$DATA -o '-p 5544 -h $DATABASE -k /tmp' -l $WORK/pg.log -w $*"; }
as_postgres() { (cd / && su postgres -c "$1") > "$WORK/pg.out"; }

network() {
  ip link add kontor0 type bridge
  ip address add $HOME_ADDRESS/24 dev kontor0
  ip address add $DATABASE/32 dev kontor0
  ip link set kontor0 up
  for n in 1 2 3; do
    ip netns add "kontor$n"
    ip link add "kontor$n" type veth peer name eth0 netns "kontor$n"
    ip link set "kontor$n" master kontor0 up
    ip -n "kontor$n" address add "$(address "$n")/24" dev eth0
    ip -n "kontor$n" link set eth0 up
    ip -n "kontor$n" link set lo up
    ip -n "kontor$n" route add 10.77.1.0/24 dev eth0
  done
}

database() {
  chmod 777 "$WORK"
  echo pw > "$WORK/pw" && chmod 644 "$WORK/pw"
  as_postgres "$BIN/initdb -D $WORK/$DATA -A scram-sha-256 --pwfile=$WORK/pw -U postgres"
  printf 'host %s all 10.77.0.0/16 scram-sha-256\n' all replication >> "$WORK/$DATA/pg_hba.conf"
  pg start
  query "create database kontor" postgres
}

# Another database that has all that is acknowledged, and takes the place of the first when that dies.
standby() {
  as_postgres "PGPASSWORD=pw $BIN/pg_basebackup -h $DATABASE -p 5544 -U postgres -D $WORK/second -R -X stream"
  as_postgres "$BIN/pg_ctl -D $WORK/second -o '-p 5545 -h 127.0.0.1 -k /tmp' -l $WORK/pg.log -w start"
  query "alter system set synchronous_standby_names = '*'"
  query "select pg_reload_conf()"
}

fail_over() {
  pg -m immediate stop
  as_postgres "$BIN/pg_ctl -D $WORK/second -w promote"
  as_postgres "$BIN/pg_ctl -D $WORK/second -m fast -w stop"
  DATA=second
  pg start
}

begin() {
  local n=$1
  # shellcheck disable=SC2086 # a command with its arguments
  KONTOR_SECRET=$SECRET KONTOR_DB="postgres://postgres:pw@$DATABASE:5544/kontor" \
    KONTOR_CLUSTER="tcp:$(address 1):5701,$(address 2):5701,$(address 3):5701" \
    ip netns exec "kontor$n" $KONTOR serve --port 8080 --ops-port 9090 --ops-host 0.0.0.0 \
    --seat-rows-per-second=0 >> "$WORK/server$n.log" 2>&1 &
  echo $! > "$WORK/server$n.pid"
}

ready() {
  for _ in $(seq 300); do
    curl -fs -o "$WORK/ready" "http://$(address "$1"):9090/health/ready" && return
    read -rt 0.2 <> <(:) || true
  done
  log "server $1 does not begin: $(tail -3 "$WORK/server$1.log")"
  return 1
}

process() { cat "$WORK/server$1.pid"; }
rest() { sleep "$1"; }
cut() { for to in "${@:2}"; do ip -n "kontor$1" route add blackhole "$to/32"; done; }
heal() { ip -n "kontor$1" route flush type blackhole; }

# What goes wrong, after the load has begun; $WORK/urls are the servers that it uses.
fault() {
  case $1 in
    none) ;;
    kill) kill -9 "$(process 2)"; rest 12; begin 2 ;;
    leave) kill "$(process 2)"; rest 12; begin 2 ;;
    freeze | freeze-seen-from-there) kill -STOP "$(process 2)"; rest 20; kill -CONT "$(process 2)" ;;
    flap) for _ in 1 2 3; do kill -9 "$(process 3)"; rest 1; begin 3; rest 5; done ;;
    rolling) for n in 1 2 3; do kill "$(process "$n")"; wait "$(process "$n")" || true; begin "$n"; ready "$n"; rest 5; done ;;
    split | split-seen-by-the-smaller-part) cut 1 "$(address 2)" "$(address 3)"; rest 15; heal 1 ;;
    split-with-the-database) cut 1 "$(address 2)" "$(address 3)" $DATABASE; rest 15; heal 1 ;;
    database-out-of-reach) cut 2 $DATABASE; rest 10; heal 2 ;;
    database-fails-over) fail_over ;;
    database-restart) pg -m immediate stop; rest 5; pg start ;;
    *) log "no such fault: $1"; exit 2 ;;
  esac
}

# Who is connected to a server that is cut off or frozen can but wait: he is measured by himself.
urls() {
  case $1 in
    freeze) echo "$(url 1),$(url 3)" ;;
    split | split-with-the-database) echo "$(url 2),$(url 3)" ;;
    split-seen-by-the-smaller-part) url 1 ;;
    freeze-seen-from-there) url 2 ;;
    *) echo "$(url 1),$(url 2),$(url 3)" ;;
  esac
}

run() {
  local name=$1 seen twice
  for n in 1 2 3; do
    kill -0 "$(process "$n")" 2> "$WORK/gone" || begin "$n"
    ready "$n"
  done
  [ "$name" = database-fails-over ] && standby
  rest 5
  # shellcheck disable=SC2086
  $KONTOR load --url "$(urls "$name")" --open-at "$(url 1),$(url 2),$(url 3)" --game "$GAME" --rooms "$ROOMS" --players 4 --spectators 1 \
    --rate "$RATE" --mirror 1 --seconds "$SECONDS_EACH" > "$WORK/load" 2> "$WORK/load.err" &
  local load=$!
  rest $AT
  fault "$name"
  wait $load || log "$name: $(tail -2 "$WORK/load.err")"
  twice=$(query "select count(*) from (select 1 from kontor.journal
    where convert_from(body, 'UTF8')::json->>'id' is not null
    group by room, convert_from(body, 'UTF8')::json->>'player',
      convert_from(body, 'UTF8')::json->>'id' having count(*) > 1) as twice")
  seen=$(tail -1 "$WORK/load")
  jq -r --arg name "$name" --arg twice "$twice" '"| \($name) | \(.actions) | \(.lost) | \(.desyncs)
    | \(.disconnects) | \($twice) | \(.pauseMs.p50 | round) / \(.pauseMs.p99 | round)
    / \(.pauseMs.max | round) |" | gsub("\n *"; " ")' <<< "$seen"
}

end() {
  for n in 1 2 3; do
    [ -f "$WORK/server$n.pid" ] && kill -9 "$(process "$n")" 2> "$WORK/gone" || true
    ip link delete "kontor$n" 2> "$WORK/gone" || true
    ip netns delete "kontor$n" 2> "$WORK/gone" || true
  done
  pg -m immediate stop || true
  ip link delete kontor0 2> "$WORK/gone" || true
  log "logs are in $WORK"
}

trap end EXIT
network
database
for n in 1 2 3; do begin "$n"; done
echo "| what happens | actions | lost | desyncs | stayed away | written twice | pause p50 / p99 / max, ms |"
echo "|---|---|---|---|---|---|---|"
for name in "${@:-none}"; do run "$name"; done
