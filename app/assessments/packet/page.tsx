import type { Metadata } from 'next'
import { noindex } from '@/app/noindex'
import { guidanceFor } from '@/lib/appeal-guidance/guidance-for'
import { BlankPacket } from '../blank-packet'
import { HomePacket } from '../home-packet'
import { HomeTrouble } from '../home-trouble'
import { parseAssessmentsUrl, type Query } from '../parse'
import { readHome } from '../read-home'
import { readValues } from '../read-values'
import { stepTexts } from '../step-texts'

interface Props {
  searchParams: Promise<Query>
}

export const metadata: Metadata = { title: stepTexts.packet.title, ...noindex }

/** Without a home the pages are blank, to fill in by hand. */
export default async function Page({ searchParams }: Props) {
  const { url } = parseAssessmentsUrl(await searchParams)
  const home = await readHome(url)
  if (home.kind === 'no-key') return <BlankPacket />
  if (home.kind !== 'home') return <HomeTrouble step="packet" url={url} home={home} />
  const values = await readValues(home, url)
  return <HomePacket url={url} home={home} values={values} guidance={guidanceFor(home.sourceId)} />
}
