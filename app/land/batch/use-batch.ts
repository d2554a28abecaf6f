import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { askSource } from './ask-source'
import type { Batch, Row } from './batch-schema'
import { keepBatch, recallBatch } from './kept-batch'
import { type BatchEvent, emptyBatch, openQuestions, reduceBatch } from './reduce-batch'
import { runBatch } from './run-batch'

/** The batch of this tab: its rows, whether it runs, and what can be done with it. */
export function useBatch() {
  const client = useQueryClient()
  const [batch, tell] = useReducer(reduceBatch, emptyBatch)
  const [running, setRunning] = useState(false)
  const [pausedUntil, setPausedUntil] = useState(0)
  const [kept, setKept] = useState(true)
  const current = useRef<AbortController>(null)

  useEffect(() => {
    const recalled = recallBatch()
    if (recalled) tell({ type: 'restored', batch: recalled })
    return () => current.current?.abort()
  }, [])

  useEffect(() => {
    if (batch.rows.length > 0) setKept(keepBatch(batch))
  }, [batch])

  function halt() {
    current.current?.abort()
    void client.cancelQueries()
    setRunning(false)
  }

  async function run(from: Batch) {
    halt()
    const controller = new AbortController()
    current.current = controller
    setRunning(true)
    await runBatch(openQuestions(from), {
      ask: (source, question) => askSource(client, source, question),
      tell,
      notBefore: from.notBefore,
      pausedUntil: setPausedUntil,
      signal: controller.signal,
    })
    if (current.current === controller) setRunning(false)
  }

  function tellAndRun(...events: BatchEvent[]) {
    events.forEach(tell)
    void run(events.reduce(reduceBatch, batch))
  }

  return {
    batch,
    running,
    pausedUntil,
    kept,
    start: (rows: Row[]) => tellAndRun({ type: 'stopped' }, { type: 'listed', rows }),
    resume: () => tellAndRun({ type: 'stopped' }),
    retry: () => tellAndRun({ type: 'retried' }),
    stop() {
      halt()
      tell({ type: 'stopped' })
    },
    clear() {
      halt()
      client.clear()
      keepBatch(emptyBatch)
      tell({ type: 'cleared' })
    },
  }
}
