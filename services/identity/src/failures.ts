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
  email_already_in_use: {
    status: 409,
    message: 'An account with this email already exists. Sign in instead.',
    check: 'Addresses are compared in lower case.',
  },
  weak_password: {
    status: 400,
    message: 'Password should be at least {min} characters. {advice}',
    check: 'AUTH_PASSWORD_MIN_LENGTH, and the built-in list of the most common passwords.',
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
  email_not_changeable: {
    status: 400,
    message: 'The email address of an account cannot be changed here. Leave it as it is.',
    check: 'The email in the request differs from the one of the account.',
  },
})
