import { openHouse } from '@/app/house'
import { Moment } from '@/components/ui/moment'
import { Notice } from '@/components/ui/notice'
import type { Snapshot } from '@/lib/snapshots/snapshot'
import { joinNames, nameSource } from './name-source'

const texts = {
  sources: 'Nothing here has been updated since. Today’s records may differ.',
  checked: 'We checked it on opening: nothing was changed since it was saved.',
  sample: 'It shows sample data, not real records.',
  otherRelease: (release: string) =>
    `We checked it on opening: the answers were not changed since they were saved. Another version of this site (${release}) saved them and may have shown them differently.`,
  links: 'Links and downloads below use today’s data.',
  oneSeen: 'Its answer is the saved one.',
  allSeen: (count: number) => `All ${count} answers are the saved ones.`,
  again:
    'looked up again when the link was made, because the answer had changed, was gone here or named a person:',
  changes: 'What changed since',
  today: 'The same question today',
}

interface Props {
  href: string
  snapshot: Snapshot
}

/** Above a page that is shown again: that it is one, of when, and the way to today. */
export async function SeenBanner({ href, snapshot }: Props) {
  const { takenAt, sample, readings, release, href: question } = snapshot
  const { engine } = await openHouse()
  const again = readings.filter(({ asSeen }) => !asSeen).map((each) => nameSource(each, engine))
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 sm:px-6 print:px-0 print:pt-0">
      <Notice
        title={
          <>
            As seen on <Moment iso={takenAt} />
          </>
        }
      >
        <p>
          {texts.sources} {sample && <strong>{texts.sample}</strong>}
        </p>
        <p>{release === engine.release ? texts.checked : texts.otherRelease(release)}</p>
        <p>{sayAgain(again, readings.length)}</p>
        <p className="print:hidden">{texts.links}</p>
        <p className="mt-1 flex flex-wrap gap-x-6 print:hidden">
          <a href={`${href}/today`} className="inline-flex min-h-11 items-center font-semibold">
            {texts.changes}
          </a>
          <a href={question} className="inline-flex min-h-11 items-center font-semibold">
            {texts.today}
          </a>
        </p>
      </Notice>
    </div>
  )
}

/** Which answers are not the very ones that were on the screen. */
function sayAgain(again: readonly string[], all: number): string {
  if (again.length === 0) return all === 1 ? texts.oneSeen : texts.allSeen(all)
  const which = all === 1 ? 'Its answer was' : `${again.length} of its ${all} answers were`
  return `${which} ${texts.again} ${joinNames(again)}. Each one shows its time.`
}
