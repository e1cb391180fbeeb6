import { createApi } from '@reduxjs/toolkit/query/react'
import { transport } from './transport.ts'

/** Every call of the dashboard. What changes on the server invalidates a tag; what shows it loads again. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: transport,
  tagTypes: ['Documents', 'Widgets', 'Plan', 'Usage', 'Steps', 'Conversations', 'Handover', 'Golden', 'Models', 'Team'],
  // An upload may be under way for minutes; the list must not wait for it.
  invalidationBehavior: 'immediately',
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
})
