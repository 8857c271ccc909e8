verify() {
  : 'verify ISI ID WAKTU TANDA_TANGAN RAHASIA; berhasil (0) bila sah.'
  printf '%s\n' "$3" | grep -Eqx '[1-9][0-9]{0,9}' || return 1
  [ "$(($(date +%s) - $3))" -le 300 ] && [ "$(($3 - $(date +%s)))" -le 300 ] || return 1
  key=$(printf %s "${5#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \n')
  expected=$(printf '%s.%s.%s' "$2" "$3" "$1" |
    openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64)
  : 'Sidik keduanya yang dibandingkan: lamanya tidak bercerita tentang isinya.'
  printf '%s\n' "$4" | tr ' ' '\n' | while read -r given; do
    [ "$(printf %s "$given" | openssl dgst -sha256)" = "$(printf 'v1,%s' "$expected" | openssl dgst -sha256)" ] &&
      echo sah
  done | grep -q sah
}
