import type * as http from '@docent/proto/http'
import { api } from './api.ts'
import { call } from './call.ts'

export type SiteWidgets = http.RouteReply<typeof http.listSiteWidgets>
export type GivenWidget = http.RouteReply<typeof http.giveSiteWidget>['widget']

/** Widgets for a website that asks its owner for one. */
const siteWidgetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteWidgets: build.query<SiteWidgets, string>({
      query: (site) => call<typeof http.listSiteWidgets>('GET', '/site-widgets', { query: { site } }),
      providesTags: ['Widgets', 'Plan'],
    }),
    giveSiteWidget: build.mutation<GivenWidget, http.RouteBodyInput<typeof http.giveSiteWidget>>({
      query: (body) => call<typeof http.giveSiteWidget>('POST', '/site-widgets', { body }),
      transformResponse: (reply: http.RouteReply<typeof http.giveSiteWidget>) => reply.widget,
      invalidatesTags: ['Widgets'],
    }),
  }),
})

export const { useSiteWidgetsQuery, useGiveSiteWidgetMutation } = siteWidgetsApi
