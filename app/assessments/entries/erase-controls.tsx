'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('entries.erase-controls', {
  erase: 'Erase everything I wrote',
  sure: 'This erases your notes about every home from this device. You cannot undo it.',
  yes: 'Yes, erase',
  no: 'Keep them',
})

export function EraseControls({ erase }: { erase: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const answer = (isSure: boolean) => {
    setAsked(false)
    if (isSure) erase()
  }
  return (
    <>
      {isAsked && <p className="mb-3 max-w-reading">{texts.sure}</p>}
      <div className="flex flex-wrap gap-3">
        {isAsked ? (
          <>
            <Button type="button" onClick={() => answer(true)}>
              {texts.yes}
            </Button>
            <Button look="secondary" type="button" onClick={() => answer(false)}>
              {texts.no}
            </Button>
          </>
        ) : (
          <Button look="secondary" type="button" onClick={() => setAsked(true)}>
            {texts.erase}
          </Button>
        )}
      </div>
    </>
  )
}
