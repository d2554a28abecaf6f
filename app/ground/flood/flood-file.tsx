import type { PageContent } from '@/app/_lib/answer/page-stream'
import { Streamed, WaitingNotice } from '@/app/_lib/answer/streamed'
import { read } from '@/app/_lib/read/data'
import { showUnsettled } from '@/app/_surfaces/place/show-unsettled'
import { resolvePoint } from '@/app/_surfaces/place/understand-point'
import { Downloads } from '@/components/ui/page/downloads'
import { Rich } from '@/components/ui/page/rich'
import { listedFormats } from '@/lib/export/format'
import { defineTexts } from '@/lib/language/define-texts'
import { Reading } from '../reading'
import { type GroundUrlParams, groundHref, groundUrl } from '../url'
import { fetchFloodFile } from './fetch-flood-file'
import { LateParts, PathPanels } from './part-panel'
import { floodFileHref } from './url'

const texts = defineTexts('flood-file.answer', {
  lead: 'For the bank, the insurer and FEMA: what the records say, with their sources. It is not a flood determination and no advice. <map>The zones on a map, wetlands and soils</map>.',
  file: 'this flood file',
})

export async function answer(url: GroundUrlParams): Promise<PageContent> {
  const href = floodFileHref(url)
  const located = await resolvePoint(url)
  if (located.kind === 'nothing') return { shown: null }
  if (located.kind !== 'place')
    return showUnsettled({
      resolution: located,
      path: '/ground/flood',
      href,
      wordsHref: floodFileHref({ q: url.q }),
      readers: ['address', 'coordinates'],
    })
  const { evidence, around, paths } = fetchFloodFile(located.place, read)
  const file = groundUrl.toHref('/ground/flood/export', url)
  return {
    shown: (
      <>
        <WaitingNotice later={Promise.all([...evidence, ...around])} />
        <p className="mb-3 max-w-reading">
          <Rich text={texts.lead} parts={{ map: (words) => <a href={groundHref(url)}>{words}</a> }} />
        </p>
        <div className="gap-x-6 xl:grid xl:grid-cols-2 xl:items-start print:block">
          <div className="min-w-0">
            <LateParts parts={evidence} retry={href} />
          </div>
          <div className="min-w-0">
            <LateParts parts={around} retry={href} />
            <Streamed later={paths}>
              <PathPanels later={paths} retry={href} />
            </Streamed>
            <Reading {...located} />
          </div>
        </div>
      </>
    ),
    actions: (
      <Downloads
        files={[
          {
            what: texts.file,
            formats: [{ id: 'pdf', label: 'PDF' }, ...listedFormats],
            href: (format) => `${file}&format=${format}`,
          },
        ]}
      />
    ),
  }
}
