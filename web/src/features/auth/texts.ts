/** What sign-in and create account say. */
export const texts = {
  documentTitle: { signIn: 'Sign in · Docent', signUp: 'Create account · Docent' },
  title: { signIn: 'Sign in', signUp: 'Create account' },
  lead: {
    signIn: 'Welcome back to your documents.',
    signUp: 'Answers from your documents, with the page to prove it.',
  },
  google: 'Continue with Google',
  googleOff: '(not set up here)',
  or: 'or with your email address',
  name: 'Name',
  nameOptional: 'Name (optional)',
  email: 'Email',
  password: 'Password',
  confirm: 'Confirm password',
  passwordHint: (min: number) => `At least ${min} characters. Common passwords are refused.`,
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
  agree: {
    before: { signIn: 'By signing in you agree to the ', signUp: 'By creating an account you agree to the ' },
    terms: 'terms',
    between: ' and the ',
    privacy: 'privacy policy',
    after: '.',
  },
  code: 'Code',
  codeHint: 'Your authenticator app shows it. Without your phone, a recovery code works, too.',
  forgot: 'Forgot password?',
  googleMissing: {
    title: 'Configuration Needed',
    description: 'Sign-in with Google is not set up on this installation. Use your email address instead.',
  },
  googleCancelled: {
    title: 'Sign-in was cancelled',
    description: 'Nothing has changed. You can sign in with your email address, too.',
  },
  googleFailed: {
    title: 'Sign-in Error',
    sentence: 'An error occurred while signing in with Google. Check the console for more details.',
  },
  googleWayOut: {
    expired: 'It took too long, or was begun in another window: choose Continue with Google once more.',
    unverified: 'Google has not confirmed your email address yet: confirm it there, or sign in with a password here.',
    taken:
      'Another Google account with this email address has an account here. Sign in with that one, or choose Forgot password.',
    unavailable: 'Google did not answer: try again in a minute, or use your email address.',
    failed: 'Choose Continue with Google once more, or use your email address.',
  },
  link: {
    title: 'Is this your account?',
    lead: (email: string) =>
      `There is an account with ${email} that has a password. Enter it once, and from then on you can sign in with Google as well.`,
    submit: 'Sign In and Join with Google',
    cancel: 'Sign in another way',
  },
  required: {
    email: 'Enter your email address.',
    password: 'Enter your password.',
    confirm: 'Enter the password once more.',
  },
  mismatch: 'Passwords do not match',
} as const

/** What the window says that a WordPress site has opened. */
export const wordPressTexts = {
  title: 'Connect your WordPress site',
  gives:
    'After you sign in, your name, email address and account number, and a widget that you choose, go to this site and to no other. Then this window closes.',
  plain: 'Its address begins with http, so what is sent can be read on the way.',
  yes: 'Yes, ',
  isMine: ' is my site',
  missing: 'Confirm that this is your site, or close this window.',
  submit: { signIn: 'Sign In and Connect', signUp: 'Create Account and Connect' },
  signedInAs: 'You are signed in as',
  connect: 'Connect This Site',
  other: 'Use another account',
  success: 'WordPress Integration Successful!',
  widgetId: (id: string) => `Widget ID: ${id}`,
  connected: 'Connected',
  gave: (name: string) => `Your site shows “${name}” from now on.`,
  notInPlan: {
    title: (plans: readonly string[]) =>
      plans.length === 0
        ? 'No plan of this installation has the WordPress plugin'
        : `The WordPress plugin is part of the ${new Intl.ListFormat('en', { type: 'disjunction' }).format(plans)} plan`,
    text: (plan: string) =>
      `Your account is on the ${plan} plan: your site knows who you are, and gets no widget. Change the plan, then connect once more.`,
  },
  choose: {
    title: 'Choose a widget for your site',
    wait: 'Looking for your widgets',
    failed: {
      title: 'Your widgets could not be loaded',
      text: 'Nothing was sent to your site.',
      action: 'Try Again',
    },
    allow: { before: 'Put ', after: ' on the list of websites that may show it' },
    notAllowed: 'Then its bubble does not open there: the list of its allowed domains does not hold your site.',
    anywhere: 'It may be shown by any website. Edit the widget to name those that may.',
    refused: 'The widget was not given to your site',
    submit: 'Connect This Widget',
    none: 'You have no widget yet',
    noneText: 'Make one from your documents in another tab, then come back to this window.',
    create: 'Create a Widget',
    again: 'I made one, look again',
    without: 'Connect without a widget',
  },
  closes: 'This window closes by itself.',
  alone: {
    title: 'The site was not reached',
    description:
      'The window that opened this one is closed, so nothing was sent. Go back to your WordPress site and start there once more.',
  },
  noSite: 'This site cannot be connected',
  noSiteText:
    'The address that came with this window is not one of a website. Go back to your WordPress site and start there once more.',
} as const

/** What choosing a new password and confirming an address say. */
export const linkTexts = {
  backToSignIn: 'Back to sign in',
  forgot: {
    title: 'Forgot your password?',
    lead: 'Enter the email address of your account. You get a link to choose a new one.',
    submit: 'Send the Link',
    sent: 'Look into your mail',
    again: 'Send it again',
    kept: 'No mail server is connected here: whoever runs this installation finds the mail in its outbox folder.',
    notThere: 'No mail? Look among the spam, and check the address above.',
    failed: 'The link was not sent',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'It signs you out everywhere else.',
    password: 'New password',
    confirm: 'Confirm new password',
    submit: 'Save Password',
    done: 'Your password was changed. Sign in with the new one.',
    failed: 'The password was not changed',
    incomplete: 'This address is not complete. Open the link in the mail once more, or copy all of it.',
    askAgain: 'Ask for a new link',
  },
  verify: {
    title: 'Confirm your address',
    lead: 'One press, and we know that the mails of this account arrive.',
    submit: 'Confirm My Address',
    done: 'Your address is confirmed',
    doneText: (email: string) => `${email} belongs to your account.`,
    go: 'My Documents',
    goOut: 'Sign In',
    failed: 'The address was not confirmed',
  },
  join: {
    documentTitle: 'Invitation',
    wait: 'Opening the invitation',
    over: 'This invitation does not open',
    title: (team: string) => `Join ${team}`,
    lead: (by: string, role: string) =>
      `${by === '' ? 'You were invited' : `${by} invites you`} to work in it as ${role}.`,
    means: 'That is:',
    first: {
      signIn: (email: string) => `Sign in as ${email} first.`,
      signUp: (email: string) => `Create an account for ${email} first, or sign in if you have one.`,
    },
    submit: 'Join the Team',
    keeps: 'Your own account stays as it is. The menu behind your picture leads from one to the other.',
    done: (team: string) => `You are in ${team}`,
    doneText: 'The menu behind your picture leads back to your own account.',
    failed: 'You are not in the team yet',
    stillIn: 'You are still signed in',
    go: 'Go On',
    other: {
      title: 'This invitation went to another address',
      text: (invited: string, is: string) => `It is for ${invited}, and you are signed in as ${is}.`,
      submit: 'Sign Out and Go On',
    },
  },
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
