'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import type { Doing } from './use-undo'

const texts = {
  title: 'Erase everything',
  lead: 'Takes all saved and recent places, with your names and notes, from this device.',
  erase: 'Erase all places',
  sure: 'Erase all saved and recent places from this device?',
  yes: 'Yes, erase all',
  no: 'Keep them',
  erased: 'Erased. No place is left on this device.',
}

/** Asked once more before, and it can be taken back until the page is left. */
export function EraseAll({ isAny, doing }: { isAny: boolean; doing: Doing }) {
  const [isAsked, setAsked] = useState(false)
  const erase = () => {
    setAsked(false)
    doing.erase(texts.erased)
  }
  return (
    <Panel id="erase" title={texts.title}>
      <p className="mb-3 max-w-reading" role={isAsked ? 'alert' : undefined}>
        {isAsked ? texts.sure : texts.lead}
      </p>
      <div className="flex flex-wrap gap-3">
        {isAsked && isAny ? (
          <>
            <Button type="button" onClick={erase}>
              {texts.yes}
            </Button>
            <Button look="secondary" type="button" onClick={() => setAsked(false)}>
              {texts.no}
            </Button>
          </>
        ) : (
          <Button look="secondary" type="button" onClick={() => setAsked(true)} disabled={!isAny}>
            {texts.erase}
          </Button>
        )}
      </div>
    </Panel>
  )
}
