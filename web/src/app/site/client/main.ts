import '@fontsource-variable/hanken-grotesk'
import '@fontsource-variable/newsreader'
import { enhanceFind } from '../../../features/developers/find.ts'
import { enhanceGuideFind } from '../../../features/guides/find.ts'
import { enhanceContact } from '../../../features/contact/form.ts'
import { enhanceAccount } from './account.ts'
import { enhanceGoogle } from './google.ts'
import { enhanceDemo, scrollToHash } from './landing.ts'
import { enhanceDetails, enhanceMenu } from './menu.ts'
import { markPlan } from './own-plan.ts'
import { prefill } from './prefill.ts'
import { enhanceTheme } from './theme.ts'
import '../../theme/tokens.css'
import '../../theme/base.css'
import '../../../ui/ui.css'
import '../../../ui/menu.css'
import '../../shell/shell.css'
import '../site.css'
import '../../../features/landing/hero.css'
import '../../../features/landing/bubble.css'
import '../../../features/landing/landing.css'
import '../../../features/landing/plans.css'
import '../../../features/contact/contact.css'
import '../../../features/legal/legal.css'
import '../../../features/developers/developers.css'
import '../../../ui/markdown/markdown.css'
import '../../../features/guides/guides.css'

// The pages stand without this; here is what only a script can add.
const each = <E extends HTMLElement>(selector: string, enhance: (element: E) => unknown) =>
  document.querySelectorAll<E>(selector).forEach((element) => void enhance(element))

each('[data-menu=theme]', enhanceTheme)
each('[data-menu]', enhanceMenu)
each('.site-menu', enhanceDetails)
each<HTMLElement>('[data-menu=account]', (account) => {
  const signedIn = enhanceAccount(account)
  each<HTMLFormElement>('#contact-form', (form) => prefill(form, signedIn))
  each<HTMLElement>('.plans', (plans) => markPlan(plans, signedIn))
})
each('a[data-google=yes]', enhanceGoogle)
each('#contact-form', enhanceContact)
each('#find-call', enhanceFind)
each('#find-guide', enhanceGuideFind)
scrollToHash()
enhanceDemo()
