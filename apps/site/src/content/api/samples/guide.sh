export TANK_API=http://localhost:4321/sandbox
export API_KEY=$(curl --silent --show-error "$TANK_API/v1/keys" --data '{"scope":"write"}' |
  sed -n -e 's/.*"key":"\([^"]*\)".*/\1/p' -e t -e 'w /dev/stderr')
api() { route=$1; shift; curl --silent --write-out '\n' \
  --header "Authorization: Bearer $API_KEY" "$@" "$TANK_API$route"; }

api '/v1/readings/latest?limit=4'

api /v1/tanks/TK-204 --request PATCH --data '{"limit_low":67}'
export WEBHOOK_SECRET=$(api /v1/webhooks \
  --data '{"url":"https://erp.contoh.example/kejadian","events":["tank.level.low"]}' |
  tee /dev/stderr | sed -n 's/.*"secret":"\([^"]*\)".*/\1/p')

api /v1/clock --data '{"advance":"PT6H"}'

api '/v1/alerts?state=open&tank_id=TK-204'

api /v1/inbox

curl --fail --silent --remote-name "$TANK_API/tank.mjs"
node tank.mjs listAlerts --tank_id TK-204 --state open
node tank.mjs logs

node tank.mjs receive 3000 & receiver=$!
node tank.mjs listen --forward http://localhost:3000/kejadian &
sleep 2
node tank.mjs trigger tank.level.low
