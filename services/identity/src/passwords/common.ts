/** Passwords that everybody who guesses tries first, in lower case. */
export const commonPasswords: readonly string[] = `
000000 00000000 010203 111111 1111111 11111111 112233 121212 123123 123123123 123321 1234 12341234 12345 123456
1234567 12345678 123456789 1234567890 123456a 1234qwer 123abc 123qwe 12qwaszx 131313 147258369 159753 1q2w3e 1q2w3e4r
1q2w3e4r5t 1qaz2wsx 222222 333333 444444 555555 654321 666666 696969 7777777 777777 87654321 888888 88888888 987654321
999999 aa123456 aaaaaa abc123 abcd1234 abcdef access admin admin1 admin123 administrator asdasd asdf1234 asdfgh
asdfghjkl azerty baseball batman changeme charlie computer daniel default docent docent123 donald dragon flower football
freedom google guest hallo123 hello hello123 hunter2 iloveyou internet killer letmein login lovely master michael
monkey mustang nicole pass pass123 passw0rd password password! password1 password12 password123 passwort pokemon
princess q1w2e3r4 qazwsx qwe123 qwerty qwerty1 qwerty123 qwertyuiop qwertz samsung secret shadow starwars summer sunshine
superman test test123 test1234 thomas tigger trustno1 user username welcome welcome1 welcome123 whatever zaq12wsx zxcvbn
zxcvbnm
`
  .trim()
  .split(/\s+/)
