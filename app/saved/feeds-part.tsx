'use client'

import type { SavedPlace } from '@/components/places/place-list'
import { Button } from '@/components/ui/button'
import { Panel } from '@/components/ui/page/panel'
import { localDay } from '@/lib/calendar-day'
import { defineTexts } from '@/lib/language/define-texts'
import { saveFile } from '@/lib/save-file'

const texts = defineTexts('saved.feeds-part', {
  title: 'Tell me when these change',
  count: (feeds: number, places: number) => `Places with a feed: ${feeds} of ${places}.`,
  how: 'A place gets a feed if you save it on its frozen copy: open the place, press “Share”, create the copy, and press “Save” there.',
  file: 'Download the feeds (OPML)',
  hint: 'Import the file into an app that reads feeds, on a phone or for mail. Your browser makes the file, so we do not learn which places you saved. The app asks us for each feed.',
})

export function FeedsPart({ saved }: { saved: readonly SavedPlace[] }) {
  const count = saved.filter(({ copy }) => copy !== undefined).length
  const download = async () => {
    const { writeOpml } = await import('@/components/places/write-opml')
    const file = new Blob([writeOpml(saved, window.location.origin, new Date())], { type: 'text/x-opml' })
    saveFile(file, `openplat-feeds-${localDay()}.opml`)
  }
  return (
    <Panel id="feeds" title={texts.title}>
      <p className="mb-2 max-w-reading">
        {texts.count(count, saved.length)} {texts.how}
      </p>
      <p className="mb-3 max-w-reading text-muted">{texts.hint}</p>
      <Button look="secondary" type="button" onClick={download} disabled={count === 0}>
        {texts.file}
      </Button>
    </Panel>
  )
}
