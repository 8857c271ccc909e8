$env:TANK_API = 'http://localhost:4321/sandbox'
$env:API_KEY = (Invoke-RestMethod "$env:TANK_API/v1/keys" -Method Post -Body '{"scope":"write"}').key
function api($route, $method = 'Get', $body) {
  Invoke-RestMethod "$env:TANK_API$route" -Method $method -Body $body -ContentType 'application/json' `
    -Headers @{ Authorization = "Bearer $env:API_KEY" } | ConvertTo-Json -Depth 6
}

api '/v1/readings/latest?limit=4'

api '/v1/tanks/TK-204' Patch '{"limit_low":67}'
$made = api '/v1/webhooks' Post '{"url":"https://erp.contoh.example/kejadian","events":["tank.level.low"]}'
$made
$env:WEBHOOK_SECRET = ($made | ConvertFrom-Json).secret

api '/v1/clock' Post '{"advance":"PT6H"}'

api '/v1/alerts?state=open&tank_id=TK-204'

api '/v1/inbox'

Invoke-WebRequest "$env:TANK_API/tank.mjs" -UseBasicParsing -OutFile tank.mjs
node tank.mjs listAlerts --tank_id TK-204 --state open
node tank.mjs logs
