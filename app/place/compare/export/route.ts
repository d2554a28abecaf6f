import { read } from '@/app/_lib/read/data'
import { getApp } from '@/app/_lib/site/app'
import { comparedDocument } from '@/app/_surfaces/compare/compared-document'
import { exportRoute } from '@/app/_surfaces/file/export-route'
import type { PlaceResolution } from '@/app/_surfaces/place/place-interpretation'
import { invalidParams } from '@/lib/connector/http/call'
import { resolvePlace } from '../../understand'
import { readPairs, toNamedPlace, toSection } from '../read-pairs'
import { type ComparedPlaceId, compareUrl } from '../url'

const texts = {
  undecided:
    'Your text does not name one place yet. Open the page of the comparison, choose one, then download its file.',
}

export const { GET, OPTIONS } = exportRoute({
  address: compareUrl,
  async read(url) {
    const [a, b] = await Promise.all([resolvePlace(url.a, read), resolvePlace(url.b, read)])
    if (a.kind !== 'place') return refuse('a', a)
    if (b.kind !== 'place') return refuse('b', b)
    const pairs = readPairs([a.place, b.place], read, { series: url.series ?? false })
    const resolvedUrl = { ...url, a: { ...url.a, at: a.place.point }, b: { ...url.b, at: b.place.point } }
    const sections = (await Promise.all(pairs.map(({ later }) => later))).map(toSection)
    const document = comparedDocument(sections, {
      places: [a, b].map(toNamedPlace),
      question: Object.fromEntries(compareUrl.toQuery(resolvedUrl)),
      sample: (await getApp()).engine.sample,
      now: new Date(),
    })
    return { document }
  },
})

const refuse = (side: ComparedPlaceId, answer: PlaceResolution) =>
  answer.kind === 'problem'
    ? { problem: answer.problem }
    : { problem: invalidParams([{ path: side, message: texts.undecided }]) }
