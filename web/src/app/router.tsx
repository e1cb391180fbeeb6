import { createBrowserRouter, type RouteObject } from 'react-router'
import { Wait } from '../ui/Wait.tsx'
import { Home } from './Home.tsx'
import { PageError } from './PageError.tsx'
import { Root } from './Root.tsx'
import { publicPaths } from './site/paths.ts'
import { texts } from './texts.ts'

/** Pages of editors and owners of the account that is open. */
const editorPages: RouteObject[] = [
  { path: '/documents', lazy: () => import('../features/documents/DocumentsPage.tsx') },
  { path: '/documents/new', lazy: () => import('../features/documents/upload/UploadPage.tsx') },
  { path: '/documents/:id', lazy: () => import('../features/documents/detail/DocumentPage.tsx') },
  { path: '/widgets', lazy: () => import('../features/widgets/WidgetsPage.tsx') },
  { path: '/widgets/new', lazy: () => import('../features/widgets/form/NewWidgetPage.tsx') },
  { path: '/widgets/edit', lazy: () => import('../features/widgets/form/EditWidgetPage.tsx') },
  { path: '/chat', lazy: () => import('../features/chat/ChatPage.tsx') },
  {
    path: '/conversations/unanswered',
    lazy: () => import('../features/conversations/unanswered/UnansweredPage.tsx'),
  },
  { path: '/conversations/answers', lazy: () => import('../features/conversations/unanswered/OwnAnswersPage.tsx') },
  { path: '/conversations/golden', lazy: () => import('../features/golden-questions/GoldenPage.tsx') },
  { path: '/subscription-usage', lazy: () => import('../features/subscription/SubscriptionPage.tsx') },
]

/** Pages of owners. */
const ownerPages: RouteObject[] = [
  { path: '/activity', lazy: () => import('../features/account/activity/ActivityPage.tsx') },
  { path: '/webhooks', lazy: () => import('../features/webhooks/WebhooksPage.tsx') },
  { path: '/own-domains', lazy: () => import('../features/own-domains/OwnDomainsPage.tsx') },
]

/** Pages of everybody who has the account open. */
const memberPages: RouteObject[] = [
  { path: '/conversations', lazy: () => import('../features/conversations/ConversationsPage.tsx') },
  { path: '/conversations/analytics', lazy: () => import('../features/analytics/AnalyticsPage.tsx') },
  { path: '/conversations/handover', lazy: () => import('../features/conversations/person/SettingsPage.tsx') },
  { path: '/operation', lazy: () => import('../features/operation/OperationPage.tsx') },
  { path: '/account', lazy: () => import('../features/account/AccountPage.tsx') },
  { path: '/team', lazy: () => import('../features/account/team/TeamPage.tsx') },
]

/** Every page by its address. Each one is loaded when it is first opened. */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: Root,
      HydrateFallback: () => <Wait words={texts.wait} />,
      ErrorBoundary: PageError,
      children: [
        ...publicPaths.map((path) => ({ path, Component: Home })),
        {
          lazy: () => import('./theme/Themed.tsx'),
          children: [
            { path: '/login', lazy: () => import('../features/auth/LoginPage.tsx') },
            { path: '/forgot-password', lazy: () => import('../features/auth/links/ForgotPage.tsx') },
            { path: '/reset-password', lazy: () => import('../features/auth/links/ResetPage.tsx') },
            { path: '/verify-email', lazy: () => import('../features/auth/links/VerifyPage.tsx') },
            { path: '/join-team', lazy: () => import('../features/auth/links/JoinPage.tsx') },
            {
              lazy: () => import('./shell/Shell.tsx'),
              children: [
                {
                  lazy: () => import('./shell/Protected.tsx'),
                  children: [
                    {
                      lazy: () => import('./shell/ForRole.tsx').then(({ ForEditors }) => ({ Component: ForEditors })),
                      children: editorPages,
                    },
                    {
                      lazy: () => import('./shell/ForRole.tsx').then(({ ForOwners }) => ({ Component: ForOwners })),
                      children: ownerPages,
                    },
                    ...memberPages,
                  ],
                },
                { path: '*', lazy: () => import('./shell/NotFound.tsx') },
              ],
            },
          ],
        },
      ],
    },
  ])
}
