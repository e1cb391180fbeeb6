import type * as http from '@docent/proto/http'
import { api } from './api.ts'
import { call } from './call.ts'

export type OwnDomainView = http.OwnDomainView
export type OwnDomainList = http.RouteReply<typeof http.listOwnDomains>
type OneDomain = http.RouteReply<typeof http.addOwnDomain>

/** What the contract takes, in characters. */
export const OWN_DOMAIN_MAX_LENGTH: typeof http.OWN_DOMAIN_MAX_LENGTH = 500

/** Hosts of the owner that loader and frame may come from. Embed codes name one of them. */
export const ownDomainsApi = api.enhanceEndpoints({ addTagTypes: ['OwnDomains'] }).injectEndpoints({
  endpoints: (build) => ({
    ownDomains: build.query<OwnDomainList, void>({
      query: () => call<typeof http.listOwnDomains>('GET', '/own-domains'),
      providesTags: ['OwnDomains', 'Plan'],
    }),
    addOwnDomain: build.mutation<OneDomain, string>({
      query: (host) => call<typeof http.addOwnDomain>('POST', '/own-domains', { body: { host } }),
      invalidatesTags: ['OwnDomains'],
    }),
    checkOwnDomain: build.mutation<OneDomain, string>({
      query: (id) => call<typeof http.checkOwnDomain>('POST', '/own-domains/check', { query: { id } }),
      invalidatesTags: ['OwnDomains'],
    }),
    removeOwnDomain: build.mutation<unknown, string>({
      query: (id) => call<typeof http.removeOwnDomain>('DELETE', '/own-domains', { query: { id } }),
      invalidatesTags: ['OwnDomains', 'Widgets'],
    }),
  }),
})

export const { useOwnDomainsQuery, useAddOwnDomainMutation, useCheckOwnDomainMutation, useRemoveOwnDomainMutation } =
  ownDomainsApi
