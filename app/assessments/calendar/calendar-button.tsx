'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { saveFile } from '@/lib/save-file'

const texts = { add: 'Add the last day to my calendar' }

interface Props {
  /** Key of the home, and its one-line name. */
  property: string
  home: string
  day: string
}

/** Loads the code that makes the file on the first click. */
export function CalendarButton({ day, ...home }: Props) {
  const [message, setMessage] = useState('')
  const add = async () => {
    const { makeReminder } = await import('./make-reminder')
    const { file, said } = makeReminder(home, day, new Date())
    saveFile(file.content, file.name)
    setMessage(said)
  }
  return (
    <>
      <Button type="button" look="secondary" onClick={add}>
        {texts.add}
      </Button>
      <p role="status" className="mt-2 empty:hidden">
        {message}
      </p>
    </>
  )
}
