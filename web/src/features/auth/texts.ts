/** What sign-in and create account say. */
export const texts = {
  documentTitle: { signIn: 'Sign in · Docent', signUp: 'Create account · Docent' },
  title: { signIn: 'Sign in', signUp: 'Create account' },
  lead: {
    signIn: 'Welcome back to your documents.',
    signUp: 'Answers from your documents, with the page to prove it.',
  },
  google: 'Continue with Google',
  or: 'or with your email address',
  name: 'Name',
  nameOptional: 'Name (optional)',
  email: 'Email',
  password: 'Password',
  confirm: 'Confirm password',
  passwordHint: (min: number) => `At least ${min} characters.`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: { signIn: 'Sign In', signUp: 'Create Account' },
  working: 'Working…',
  swap: {
    signIn: { question: 'No account yet?', action: 'Create an account' },
    signUp: { question: 'You have an account?', action: 'Sign in' },
  },
  wait: 'Opening your documents',
  home: 'Docent, home',
  plate: {
    heading: '1. Changing your mind',
    hit: 'You may return unused pieces within 30 days of delivery, without giving a reason.',
    rest: 'Sale pieces are included. Please pack them as you received them.',
    title: 'Returns and refunds 2025',
    caption: 'Page 1 of 6. The passage behind an answer, from an example shop.',
  },
  success: {
    signIn: 'Welcome back! You have successfully signed in.',
    signUp: 'Welcome to Docent! Your account has been created successfully.',
  },
  failed: { signIn: 'Sign In Failed', signUp: 'Sign Up Failed' },
  googleMissing: {
    title: 'Configuration Needed',
    description: 'Sign-in with Google is not set up on this installation. Use your email address instead.',
  },
  googleFailed: {
    title: 'Sign-in Error',
    description: 'An error occurred while signing in with Google. Check the console for more details.',
  },
  required: {
    email: 'Enter your email address.',
    password: 'Enter your password.',
    confirm: 'Enter the password once more.',
  },
  mismatch: 'Passwords do not match',
} as const

/** The specified sentence for each refusal, by its code. */
export const failureTexts = {
  'user-not-found': 'No account found with this email address.',
  'wrong-password': 'Incorrect password. Please try again.',
  'email-already-in-use': 'An account with this email already exists.',
  'weak-password': 'Password should be at least 6 characters.',
  'invalid-email': 'Please enter a valid email address.',
  'too-many-requests': 'Too many failed attempts. Please try again later.',
} as const

export const otherFailure = 'An error occurred. Please try again.'
