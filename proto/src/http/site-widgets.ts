import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { ok, route } from './contract.ts'

const site = z.string().max(300).describe('origin of the website, as browsers write it: https://shop.example')

/** Where a widget may be, as far as one website is concerned. */
export const sitePlaceSchema = z
  .enum(['anywhere', 'listed', 'missing'])
  .describe('anywhere: its list of allowed domains is empty; listed: the website is on it; missing: it is not')
export type SitePlace = z.infer<typeof sitePlaceSchema>

export const siteWidgetSchema = z.object({
  id: z.string(),
  name: z.string(),
  color: z.string(),
  place: sitePlaceSchema,
})
export type SiteWidget = z.infer<typeof siteWidgetSchema>

export const listSiteWidgets = route({
  service: 'widget',
  method: 'GET',
  path: '/site-widgets',
  auth: 'owner',
  role: 'editor',
  summary: 'The widgets that an owner can give to a website which asks for one, newest first',
  query: z.object({ site }),
  replies: {
    200: ok({
      isAllowed: z.boolean().describe('whether the plan of the owner has it; without, no widget is named'),
      plan: z.string().describe('name of the plan of the owner'),
      plans: z.array(z.string()).describe('names of the plans that have it'),
      widgets: z.array(siteWidgetSchema),
    }),
  },
})

export const giveSiteWidget = route({
  service: 'widget',
  method: 'POST',
  path: '/site-widgets',
  auth: 'owner',
  role: 'editor',
  summary: 'What a website needs to show a widget; with `allow` it is put on the allowed domains of the widget',
  body: z.object({
    id: idSchema,
    site,
    allow: z
      .boolean()
      .default(false)
      .describe(
        'put the website on the list of the widget and of its draft. An empty list, which means any website, stays empty',
      ),
  }),
  replies: {
    200: ok({
      widget: z.object({
        id: z.string(),
        name: z.string(),
        embedCode: z.string(),
        src: z.string().describe('address of the script of the embed code'),
        origin: z.string().describe('where that comes from'),
      }),
    }),
  },
})
