import { Button } from '@/components/ui/button'
import { ExportLinks } from '@/components/ui/export-links'
import { formats } from '@/lib/export/formats'
import { formatCount } from '@/lib/format'
import type { JobCellCount, PlaceListJob } from '@/lib/jobs/job'
import { jobHref } from '../url'
import { KeyField } from './key-field'

const texts = {
  files: 'the result',
  stop: 'Stop',
  resume: 'Go on',
  retry: (count: number) => `Ask again for ${formatCount(count, 'cell')} that failed`,
  watch: 'Look for changes every week',
  unwatch: 'Stop looking for changes',
  remove: 'Remove this list',
  removeHint: 'Deletes the rows and their result. The link then says that you removed it.',
  key: 'Key of this list. Note it to change or remove the list from another device or after a week:',
  more: 'Change or remove the list',
}

interface Props {
  job: PlaceListJob
  counts: readonly JobCellCount[]
  removalKey: string | undefined
  isWatched: boolean
}

export function JobActions({ job: { id, state }, counts, removalKey, isWatched }: Props) {
  const failed = counts.reduce(
    (sum, { state: outcome, count }) => sum + (outcome === 'failed' ? count : 0),
    0,
  )
  const isOpen = state === 'waiting' || state === 'running'
  return (
    <div className="mb-4 print:hidden">
      {counts.length > 0 && (
        <ExportLinks
          what={texts.files}
          formats={formats}
          isLive
          href={(format) => `${jobHref(id)}/export?format=${format}`}
        />
      )}
      <details open={removalKey !== undefined && (isOpen || failed > 0)}>
        <summary className="inline-flex min-h-11 items-center text-accent underline underline-offset-[0.2em]">
          {texts.more}
        </summary>
        <form method="post" action={`${jobHref(id)}/change`} className="mt-2 max-w-3xl">
          {removalKey === undefined ? (
            <KeyField />
          ) : (
            <p className="mb-3 wrap-anywhere">
              {texts.key} <code>{removalKey}</code>
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            {isOpen && (
              <Button name="do" value="stop">
                {texts.stop}
              </Button>
            )}
            {state === 'stopped' && (
              <Button name="do" value="start">
                {texts.resume}
              </Button>
            )}
            {!isOpen && failed > 0 && (
              <Button name="do" value="retry">
                {texts.retry(failed)}
              </Button>
            )}
            {!isOpen && (
              <Button look="secondary" name="do" value={isWatched ? 'unwatch' : 'watch'}>
                {isWatched ? texts.unwatch : texts.watch}
              </Button>
            )}
            <Button look="secondary" name="do" value="remove" aria-describedby="remove-hint">
              {texts.remove}
            </Button>
          </div>
          <p id="remove-hint" className="mt-2 text-base text-muted">
            {texts.removeHint}
          </p>
        </form>
      </details>
    </div>
  )
}
