#!/bin/sh
# Called once by Patroni on the new cluster, with the superuser's connection string: makes our role and its database.
set -eu
: "${FIRMAMENT_PASSWORD:?set FIRMAMENT_PASSWORD in /etc/patroni_env.conf}"
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --dbname "$1" <<'SQL'
\getenv password FIRMAMENT_PASSWORD
create role firmament login password :'password';
create database firmament owner firmament;
revoke connect on database firmament from public;
SQL
