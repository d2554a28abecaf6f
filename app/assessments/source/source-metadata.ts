import type { Metadata } from 'next'
import { noindex } from '@/app/_lib/noindex'
import { defineTexts } from '@/lib/language/define-texts'
import type { UrlQuery } from '@/lib/url-state'

export const sourceTexts = defineTexts('find.source-page', {
  title: 'Which record to ask',
  lead: 'Each authority keeps its own. Choose the one that covers the place of the home.',
})

export async function sourceMetadata({
  searchParams,
}: {
  searchParams: Promise<UrlQuery>
}): Promise<Metadata> {
  const { title, lead: description } = sourceTexts
  return { title, description, ...(Object.keys(await searchParams).length > 0 ? noindex : {}) }
}
