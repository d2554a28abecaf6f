import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { countRows } from './count-rows'
import type { useBatch } from './use-batch'

const texts = {
  stop: 'Stop',
  resume: 'Resume',
  retry: (count: number) => `Retry failed (${count})`,
  clear: 'Clear',
}

interface Props {
  work: ReturnType<typeof useBatch>
  /** Takes the focus when the control that had it is gone. */
  fallback: RefObject<HTMLElement | null>
  children: ReactNode
}

export function BatchControls({ work, fallback, children }: Props) {
  const { running, stop, resume, retry, clear } = work
  const { left, retryable } = countRows(work.batch)
  const ran = useRef(false)
  useEffect(() => {
    if (ran.current !== running && document.activeElement === document.body) fallback.current?.focus()
    ran.current = running
  }, [running, fallback])
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      {(running || left > 0) && (
        <Button type="button" look={running ? 'secondary' : 'primary'} onClick={running ? stop : resume}>
          {running ? texts.stop : texts.resume}
        </Button>
      )}
      {!running && retryable > 0 && (
        <Button type="button" look="secondary" onClick={retry}>
          {texts.retry(retryable)}
        </Button>
      )}
      <Button type="button" look="secondary" onClick={clear}>
        {texts.clear}
      </Button>
      {children}
    </div>
  )
}
