import { dataOf } from '@/app/_surfaces/place/outcome'
import type { PendingPanel } from '@/app/_surfaces/place/read-panels'
import type { PlaceSummaryLine } from '@/components/places/place-answers'

export function writeLines(
  opening: PlaceSummaryLine,
  href: string,
  dossier: readonly PendingPanel[],
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isWanted = true
  return new ReadableStream({
    async start(controller) {
      const write = (line: PlaceSummaryLine) => {
        if (isWanted) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      }
      write(opening)
      await Promise.all(dossier.map(async (pending) => write(await toLine(pending, href))))
      if (isWanted) controller.close()
    },
    cancel() {
      isWanted = false
    },
  })
}

async function toLine({ panel, later }: PendingPanel, page: string): Promise<PlaceSummaryLine> {
  const outcome = await later
  const { value, detail, tone } = panel.answer(outcome)
  const missing = outcome.ending === 'not-covered' ? panel.kind : null
  const href = `${page}#${panel.id}`
  const data = dataOf(outcome)
  const lot = (data && panel.features?.(data))?.find(({ properties }) => properties.role === 'lot')
  const outline = lot ? { outline: lot.geometry } : {}
  return { kind: 'answer', id: panel.id, value, detail: detail ?? null, tone, missing, href, ...outline }
}
