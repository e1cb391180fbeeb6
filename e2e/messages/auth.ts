import { messagesOf } from './message.ts'

const refused = '"%s" (signing %s)'
const google = {
  file: 'e2e/journeys/sign-in.test.ts',
}
const welcome = '"Welcome back!" and "Welcome to Docent!", by keyboard alone'

export const auth = messagesOf(
  'signing in',
  'web/src/features/auth/texts.ts',
  'e2e/journeys/sign-in-messages.test.ts',
  [
    ['Sign-in Error', 'Google that is away is told in the specified words, and the console says more', google],
    [
      'An error occurred while signing in with Google. Check the console for more details.',
      'Google that is away is told in the specified words, and the console says more',
      google,
    ],
    ['Configuration Needed', '"Configuration Needed", when Google is not set up'],
    ['Sign In Failed', refused],
    ['Sign Up Failed', refused],
    ['No account found with this email address.', refused],
    ['Incorrect password. Please try again.', refused],
    ['An account with this email already exists.', refused],
    ['Password should be at least {count} characters.', refused],
    ['Please enter a valid email address.', '"Please enter a valid email address."'],
    [
      'Too many failed attempts. Please try again later.',
      '"Too many failed attempts. Please try again later.", and when the next one may come',
    ],
    ['An error occurred. Please try again.', '"An error occurred. Please try again.", when no answer comes'],
    ['Passwords do not match', '"Passwords do not match", and what is missing'],
    ['Welcome back! You have successfully signed in.', welcome],
    ['Welcome to {product}! Your account has been created successfully.', welcome],
    [
      'WordPress Integration Successful!',
      'tells the site who signed in, shows the widget id, and closes',
      { file: 'e2e/journeys/wordpress.test.ts' },
    ],
  ],
)
