'use client'

import { useState, useTransition } from 'react'
import { callConnector } from '@/app/actions'
import { Button } from '@/components/ui/button'
import type { Point } from '@/lib/url-state'
import { RoundTripVerdict } from './round-trip-verdict'

interface Props {
  id: string
  center: Point
  why: string
}

/** The action of an older build is unknown to a newer server. */
const RELOAD = 'This site did not answer. Reload the page and try again.'

type Records = Parameters<typeof RoundTripVerdict>[0]['records']

/** The check alone once more: the answer around it stands and need not be asked again. */
export function CheckAgain({ id, center, why }: Props) {
  const [message, setMessage] = useState(why)
  const [records, setRecords] = useState<Records>()
  const [pending, startTransition] = useTransition()

  const check = () =>
    startTransition(async () => {
      const asked = callConnector('federal-land-survey', 'getTownshipSection', center)
      const back = await asked.catch(() => null)
      if (back?.ok) setRecords(back.data.records)
      else setMessage(back ? back.error.message : RELOAD)
    })

  if (records) return <RoundTripVerdict id={id} center={center} records={records} />
  return (
    <div className="mb-4">
      <p role="status" className="text-muted">
        {pending ? 'Checking…' : `The round trip could not be checked. ${message}`}
      </p>
      <span className="noscript:hidden">
        <Button look="secondary" type="button" onClick={check}>
          Check again
        </Button>
      </span>
    </div>
  )
}
