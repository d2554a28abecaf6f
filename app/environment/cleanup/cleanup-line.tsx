import { Streamed } from '@/app/_lib/answer/streamed'
import type { CallMethod } from '@/app/_lib/read/reading-scope'
import { summarizeLists } from '@/lib/records/cleanup-site/describe'
import type { SearchArea } from './fetch-facilities'
import { reviewHref } from './review/url'
import type { EnvironmentUrl } from './url'

const texts = {
  covers: 'These are permits and inspections.',
  asking: 'Cleanup lists: we are asking for them.',
  failed: 'Cleanup lists: we could not ask for them, which says nothing about sites here.',
  open: 'Open the review',
  box: 'Cleanup sites are on other lists. Search around a place to see them.',
}

/** Uses the review's parameters, so that both share the cached result. Returns undefined for a box. */
export const fetchCleanup = (area: SearchArea, call: CallMethod) =>
  'point' in area ? call('federal-cleanup', 'searchSites', area.point) : undefined

export type PendingCleanup = ReturnType<typeof fetchCleanup>

interface Props {
  url: EnvironmentUrl
  area: SearchArea
  cleanup: PendingCleanup
}

export const CleanupLine = ({ url, area, cleanup }: Props) => (
  <p id="cleanup" className="mt-1 text-base max-sm:hidden print:block">
    {texts.covers}{' '}
    {cleanup ? (
      <Streamed later={cleanup} fallback={texts.asking}>
        <Summary cleanup={cleanup} />
      </Streamed>
    ) : (
      texts.box
    )}{' '}
    {'point' in area && <a href={reviewHref({ at: area.point, q: url.q })}>{texts.open}</a>}
  </p>
)

async function Summary({ cleanup }: { cleanup: NonNullable<PendingCleanup> }) {
  const answer = await cleanup
  return answer.ok ? summarizeLists(answer.data.lists) : texts.failed
}
