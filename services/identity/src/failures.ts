import { defineFailures } from '@docent/runtime/failures'

/** Everything the identity service can refuse. */
export const failures = defineFailures({
  user_not_found: {
    status: 401,
    message: 'No account found with this email address. Check the address, or create an account.',
    check: 'Nobody signed up with this address. AUTH_HIDE_ACCOUNTS=true answers wrong_credentials instead.',
  },
  wrong_password: {
    status: 401,
    message: 'Incorrect password. Please try again.',
    check:
      'The account is there, the password is another one. AUTH_HIDE_ACCOUNTS=true answers wrong_credentials instead.',
  },
  wrong_credentials: {
    status: 401,
    message: 'The email address or the password is not right. Check both and try again.',
    check: 'No such account or another password; which of the two is not told because of AUTH_HIDE_ACCOUNTS=true.',
  },
  second_factor_needed: {
    status: 401,
    message: 'Enter the code that your authenticator app shows now, or a recovery code.',
    check: 'The password is right, and this account asks for a second factor: send the code along.',
  },
  second_factor_wrong: {
    status: 403,
    message: 'This code is not right, or was used already. Enter the one that your app shows now, or a recovery code.',
    check:
      'A code is good once and for about a minute, so the clocks of the phone and of this server must agree. If no code is right for anybody, AUTH_LINK_SECRET was replaced all at once: recovery codes still work.',
  },
  second_factor_on_already: {
    status: 409,
    message: 'The second factor is on already. Turn it off first to use another app.',
    check: 'Somebody turned it on, in another window for example.',
  },
  second_factor_not_begun: {
    status: 409,
    message: 'Begin once more: the secret for the app is not there any more.',
    check: 'POST /auth/second-factor/begin makes it; or AUTH_LINK_SECRET was replaced all at once meanwhile.',
  },
  second_factor_not_on: {
    status: 409,
    message: 'The second factor is not on.',
    check: 'Somebody turned it off, in another window for example.',
  },
  email_already_in_use: {
    status: 409,
    message: 'An account with this email already exists. Sign in instead.',
    check: 'Addresses are compared in lower case.',
  },
  weak_password: {
    status: 400,
    message: 'Password should be {wanted}',
    check:
      'AUTH_PASSWORD_MIN_LENGTH, and the built-in list of the most common passwords; one with a number or sign behind it is as common.',
  },
  invalid_email: {
    status: 400,
    message: 'Please enter a valid email address. It looks like name@example.com.',
    check: 'The address has no @, no domain, or more than 254 characters.',
  },
  too_many_attempts: {
    status: 429,
    message: 'Too many failed attempts. Please try again later. The next try is possible in {wait}.',
    check:
      'Failed sign-ins of this account or from this address. If everybody shares one address, set TRUST_PROXY at the gateway.',
  },
  google_account: {
    status: 401,
    message:
      'This account signs in with Google and has no password. Use Continue with Google, or choose Forgot password to give it one.',
    check: 'The account was created by a sign-in with Google, and nobody has set a password since.',
  },
  google_not_configured: {
    status: 404,
    message: 'Sign-in with Google is not set up on this installation. Use your email address instead.',
    check: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: one is unset or still holds a placeholder.',
  },
  google_unavailable: {
    status: 503,
    message:
      'An error occurred while signing in with Google. Check the console for more details. Google did not answer: try again in a minute, or use your email address.',
    check: 'GOOGLE_ISSUER must be reachable from the identity service; the log line of this request has the error.',
  },
  google_elsewhere: {
    status: 409,
    message: 'Sign-in with Google works at {address} only. Open that address and sign in there.',
    check: 'PUBLIC_URL must be the address that people use: Google sends them back to it.',
  },
  google_link_over: {
    status: 410,
    message: 'This took too long or was tried too often. Choose Continue with Google once more.',
    check: 'Joining a Google account by its password is possible for ten minutes and five tries.',
  },
  continue_by_mail: {
    status: 403,
    message: 'Almost there: open the link in the mail that is on its way to this address, then sign in.',
    check: 'AUTH_HIDE_ACCOUNTS is set: whether the address had an account is told to whoever reads its mails only.',
  },
  reset_link_over: {
    status: 410,
    message: 'This link was used already or is older than 30 minutes. Ask for a new one.',
    check: 'Each link works once; a new password ends the others. Has AUTH_LINK_SECRET changed, or does it differ?',
  },
  verification_link_over: {
    status: 410,
    message:
      'This link was used already or is older than 24 hours. Sign in, and ask for a new one where you still need it.',
    check: 'Each link works once. Has AUTH_LINK_SECRET changed, or does it differ between identity and notification?',
  },
  too_many_mails: {
    status: 429,
    message:
      'Several mails were asked for already. Look for them, also among the spam; the next one is possible in {wait}.',
    check: 'Three mails for an account and ten from an address are free, then each waits twice as long.',
  },
  too_busy: {
    status: 503,
    message: 'Too many people are signing in at this moment. Try again in a few seconds.',
    check:
      'Passwords are hashed AUTH_HASHES_AT_ONCE at a time and the queue is full: a flood of sign-ins, or too few CPUs.',
  },
  session_ended: {
    status: 401,
    message: 'Your session has ended. Please sign in again.',
    check:
      'The refresh cookie is missing, expired, signed out, or was used twice. The log says "a refresh token was used again" in the last case.',
  },
  foreign_origin: {
    status: 403,
    message: 'This call came from another website. Open Docent at its own address and try again.',
    check:
      'The Origin header is neither PUBLIC_URL nor the host that was called. Behind a proxy: does it keep the Host header?',
  },
  current_password_wrong: {
    status: 403,
    message: 'Incorrect password. Please try again. Nothing was changed.',
    check: 'The present password of the account, which is asked for although somebody is signed in.',
  },
  no_password: {
    status: 409,
    message: 'This account signs in with Google and has no password yet. Have a link mailed that sets one.',
    check: 'The account was made by Continue with Google. A password reset gives it a password.',
  },
  session_not_found: {
    status: 404,
    message: 'This session is over already. Load the list again.',
    check: 'The id of the session, and that it is of the owner of the token.',
  },
  email_mistyped: {
    status: 400,
    message: 'This is not the address of the account. Type it exactly as it is shown.',
    check: 'The email in the request differs from the one of the account; nothing was deleted.',
  },
  sign_in_again: {
    status: 403,
    message: 'Sign in with Google once more, then come back within ten minutes. Nothing was changed.',
    check: 'The account has no password, and the session of the refresh cookie began more than ten minutes ago.',
  },
  sign_in_for_key: {
    status: 403,
    message: 'Sign in with Google once more, then create the key within ten minutes.',
    check: 'The account has no password, and the session of the refresh cookie began more than ten minutes ago.',
  },
  address_not_proven: {
    status: 403,
    message: 'Confirm your email address first: the link is in the welcome mail. Account sends another one.',
    check: 'The account has not opened the link of its welcome mail. Asked only where SMTP_URL is set.',
  },
  api_access_not_in_plan: {
    status: 403,
    message: 'API access is part of the {plans} plan, and this account is on the {plan} plan. Upgrade to create keys.',
    check:
      'The entitlements of the plan of the owner (PLANS_FILE), and how far this service is behind on subscription.changed.',
  },
  too_many_keys: {
    status: 409,
    message: 'There are {limit} keys already. Revoke one that is not used any more.',
    check: 'The keys of the owner.',
  },
  key_not_found: {
    status: 404,
    message: 'This key is revoked already. Load the list again.',
    check: 'The id of the key, and that it is of the owner of the token.',
  },
  key_not_good: {
    status: 401,
    message:
      'This API key is not good: it was revoked, has expired, or is not complete. Create a new one under Account.',
    check: 'The Authorization header of the request: "Bearer docent_...", the whole key.',
  },
  key_rests: {
    status: 403,
    message:
      'This API key rests, because API access is not part of the {plan} plan. It works again on the {plans} plan.',
    check: 'The entitlements of the plan of the owner (PLANS_FILE).',
  },
  member_limit_reached: {
    status: 403,
    message:
      'Team limit reached: the {plan} plan has room for {limit}, the owner and open invitations among them. Upgrade, or take an invitation back.',
    check: 'members of the plan of the owner (PLANS_FILE); whatever it says, a team has 200 people at most.',
  },
  already_member: {
    status: 409,
    message: 'Whoever has this address is in the team already.',
    check: 'The members of the team.',
  },
  already_invited: {
    status: 409,
    message: 'This address is invited already. Send the invitation again, or take it back to give another role.',
    check: 'The open invitations of the team.',
  },
  invitation_not_found: {
    status: 404,
    message: 'There is no such invitation any more: it was accepted or taken back. Load the page again.',
    check: 'The id of the invitation, and the team of the token.',
  },
  invitation_over: {
    status: 410,
    message:
      'This invitation is not open any more: it was accepted, taken back, sent again, or is older than 7 days. Ask whoever invited you for a new one.',
    check: 'Each link works once. Has AUTH_LINK_SECRET changed, or does it differ between identity and notification?',
  },
  invitation_for_other: {
    status: 403,
    message: 'This invitation went to another address than that of your account. Sign in with the invited address.',
    check: 'The address of the account of the token, and the one that was invited.',
  },
  member_not_found: {
    status: 404,
    message: 'They are not in the team any more. Load the page again.',
    check: 'The id of the member, and the team of the token.',
  },
  not_in_team: {
    status: 403,
    message: 'You are not in this team any more. Load the page again.',
    check: 'The members of the team; the account may be deleted.',
  },
  owner_stays: {
    status: 409,
    message: 'This is the owner of the team, who stays in it with every right.',
    check: 'The owner of the account cannot leave, be removed, or be given another role.',
  },
  owns_team: {
    status: 409,
    message: 'You own the team "{team}". Hand it over or delete it first. Nothing was deleted.',
    check: 'A team was handed over to this account, and nobody would own it any more.',
  },
  team_mistyped: {
    status: 400,
    message: 'This is not the name of the team. Type it exactly as it is shown.',
    check: 'The name in the request differs from the one of the team; nothing was deleted.',
  },
  own_account: {
    status: 409,
    message: 'This is your own account. Delete it on the page Account.',
    check: 'A team can be deleted that was handed over; the account that signing up made goes with whoever signed up.',
  },
  event_not_parked: {
    status: 404,
    message: 'This is decided already: none of these events is parked any more. Load the list again.',
    check:
      'Another operator, or `npm run events`, replayed or dropped them. The log of acts on the page Operation tells.',
  },
  account_not_found: {
    status: 404,
    message: 'There is no such account any more. Load the list again.',
    check: 'The id of the account. Its owner may have deleted it since.',
  },
  operator_not_suspended: {
    status: 409,
    message: 'This account runs the installation and cannot be suspended. Take it off the list of operators first.',
    check: 'OPERATOR_EMAILS; in one process where it names nobody, the account that was created first.',
  },
  own_second_factor: {
    status: 409,
    message: 'Turn off your own second factor on your account page, with your password and a code.',
    check: 'Another operator can turn it off for one who lost phone and recovery codes.',
  },
  picture_not_found: {
    status: 404,
    message: 'There is no such picture any more. Load the page again.',
    check: 'The id in the address. A picture goes with its account, and when another one takes its place.',
  },
  email_not_changeable: {
    status: 400,
    message: 'The email address of an account cannot be changed here. Leave it as it is.',
    check: 'The email in the request differs from the one of the account.',
  },
})
