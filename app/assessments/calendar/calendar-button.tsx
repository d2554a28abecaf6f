'use client'

import { type ComponentProps, useState } from 'react'
import { Button } from '@/components/ui/button'
import { saveFile } from '@/lib/save-file'
import { names } from '../entries/entry-names'

const texts = { add: 'Add the last day to my calendar' }

interface Props {
  /** The key of the home, and its line. */
  property: string
  home: string
}

/** The day stands in the field above; what makes the file comes with the press. */
export function CalendarButton(props: Props) {
  const [said, setSaid] = useState('')
  const add: ComponentProps<typeof Button>['onClick'] = async ({ currentTarget }) => {
    const field = currentTarget
      .closest('section')
      ?.querySelector<HTMLInputElement>(`[name="${names.deadline}"]`)
    const { makeReminder } = await import('./make-reminder')
    const made = makeReminder(props, field?.value ?? '', new Date())
    if (made.file) saveFile(made.file.content, made.file.name)
    else field?.focus()
    setSaid(made.said)
  }
  return (
    <div className="noscript:hidden">
      <Button type="button" look="secondary" onClick={add}>
        {texts.add}
      </Button>
      <p role="status" className="mt-2 empty:hidden">
        {said}
      </p>
    </div>
  )
}
