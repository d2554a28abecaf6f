import 'server-only'
import { headers } from 'next/headers'
import { siteOrigin } from '@/lib/forwarded'
import { openHouse } from './house'

/** The whole address of the page that is made now, for whoever has it on paper; none where our proxy did not see it. */
export async function pageLink(): Promise<string | undefined> {
  const given = await headers()
  const page = given.get('x-openplat-page')
  // The appeal packet is handed in, on as many sheets as it has.
  if (!page || page.startsWith('/assessments/packet')) return undefined
  const { config } = await openHouse()
  return `${siteOrigin(given, config.PUBLIC_URL)}${page}`
}
