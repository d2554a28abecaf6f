import { z } from 'zod'

const date = z.iso.datetime({ offset: true })

const author = z
  .strictObject({ name: z.string(), url: z.url(), avatar: z.url() })
  .partial()
  .refine((fields) => Object.keys(fields).length > 0, 'An author has at least one field')

const item = z
  .strictObject({
    id: z.string().min(1),
    url: z.url().exactOptional(),
    external_url: z.url().exactOptional(),
    title: z.string().exactOptional(),
    content_html: z.string().exactOptional(),
    content_text: z.string().exactOptional(),
    summary: z.string().exactOptional(),
    image: z.url().exactOptional(),
    banner_image: z.url().exactOptional(),
    date_published: date.exactOptional(),
    date_modified: date.exactOptional(),
    authors: z.array(author).exactOptional(),
    tags: z.array(z.string()).exactOptional(),
    language: z.string().exactOptional(),
  })
  .refine(
    ({ content_html: html, content_text: text }) => html !== undefined || text !== undefined,
    'An item has content_html or content_text',
  )

export const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url().exactOptional(),
  feed_url: z.url().exactOptional(),
  description: z.string().exactOptional(),
  user_comment: z.string().exactOptional(),
  next_url: z.url().exactOptional(),
  icon: z.url().exactOptional(),
  favicon: z.url().exactOptional(),
  authors: z.array(author).exactOptional(),
  language: z.string().exactOptional(),
  expired: z.boolean().exactOptional(),
  hubs: z.array(z.strictObject({ type: z.string(), url: z.url() })).exactOptional(),
  items: z
    .array(item)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'Each id is unique'),
})
