'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { saveFile } from '@/lib/save-file'
import type { EventKind, ReminderHome } from './make-reminder'

const texts: Readonly<Record<EventKind, string>> = {
  deadline: 'Add the last day to my calendar',
  hearing: 'Add the hearing to my calendar',
}

interface Props extends ReminderHome {
  day: string
  kind?: EventKind
}

export function CalendarButton({ day, kind = 'deadline', ...home }: Props) {
  const [message, setMessage] = useState('')
  const add = async () => {
    const { makeReminder } = await import('./make-reminder')
    const { file, said: confirmation } = makeReminder(home, day, new Date(), kind)
    saveFile(file.content, file.name)
    setMessage(confirmation)
  }
  return (
    <>
      <Button type="button" look="secondary" onClick={add}>
        {texts[kind]}
      </Button>
      <p role="status" className="mt-2 empty:hidden">
        {message}
      </p>
    </>
  )
}
