'use client'

import {
  MOST_BYTES,
  readPlaceFile,
  type SavedPlacesFileResult,
  tooLarge,
} from '@/components/places/place-file'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('saved.chosen-file', {
  refused: 'Nothing was added',
  unreadable: 'This device could not read the file.',
  damaged: 'We could not read part of this file',
  add: (count: number) => `Add the ${count === 1 ? 'one place' : `${count} places`} that could be read`,
  nothing: 'We could read no place in it, so there is nothing to add.',
  leave: 'Leave it',
})

export type SavedPlacesFile = Extract<SavedPlacesFileResult, { kind: 'places' }>

export interface FileTroubleProps {
  file: SavedPlacesFileResult
  add: (file: SavedPlacesFile) => void
  leave: () => void
}

export function Trouble({ file, add, leave }: FileTroubleProps) {
  if (file.kind === 'refused')
    return (
      <Notice kind="bad" title={texts.refused}>
        <p>{file.why}</p>
      </Notice>
    )
  const count = file.saved.length + file.recent.length
  return (
    <Notice kind="warn" title={texts.damaged}>
      {file.broken.map((why) => (
        <p key={why}>{why}</p>
      ))}
      {count === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <div className="mt-2 flex flex-wrap gap-3">
          <Button type="button" onClick={() => add(file)}>
            {texts.add(count)}
          </Button>
          <Button look="secondary" type="button" onClick={leave}>
            {texts.leave}
          </Button>
        </div>
      )}
    </Notice>
  )
}

export async function parsePlacesFile(file: File): Promise<SavedPlacesFileResult> {
  // The size is checked first, because a wrong file may be too large to read.
  if (file.size > MOST_BYTES) return tooLarge()
  try {
    return readPlaceFile(await file.text())
  } catch {
    return { kind: 'refused', why: texts.unreadable }
  }
}
