'use client'

import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type FetchedJson, fetchJson } from '@/components/query/fetch-json'
import { Button } from '@/components/ui/button'
import { CurlLine } from '@/components/ui/curl-line'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { toCurl } from '@/lib/to-curl'
import { Answer } from './answer'
import type { ExplorerField } from './field'
import { FieldControl } from './field-control'
import { checkText, toQuery } from './to-query'

const texts = {
  none: 'This method takes no parameters.',
  run: 'Try it',
  running: 'Asking…',
  stop: 'Stop',
  stopped: 'Stopped.',
}

interface Props {
  connector: string
  method: string
  path: string
  fields: ExplorerField[]
  /** Where this site is, for the command line. */
  origin: string
}

type Values = Record<string, string>
interface Done {
  answer: FetchedJson<unknown>
  milliseconds: number
  url: string
}

/** A plain GET form that scripting takes over: the answer then appears below it. */
export function MethodForm({ connector, method, path, fields, origin }: Props) {
  const { register, handleSubmit, control, formState } = useForm<Values>({
    defaultValues: Object.fromEntries(fields.map((field) => [field.control, field.example])),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  })
  const { run, stop, said, done } = useRun()
  const values = useWatch({ control })
  const addressOf = (given: Values) => {
    const query = toQuery(fields, (name) => given[name]).toString()
    return query ? `${path}?${query}` : path
  }
  const problems = fields.flatMap(({ control: field }) => {
    const message = formState.errors[field]?.message
    return message ? [{ field, message }] : []
  })
  return (
    <>
      <ErrorSummary key={formState.submitCount} problems={problems} />
      <form
        action="/api/explorer"
        method="get"
        noValidate
        onSubmit={handleSubmit((given) => run(addressOf(given)))}
      >
        <input type="hidden" name="connector" value={connector} />
        <input type="hidden" name="method" value={method} />
        {fields.length === 0 && <p className="mb-4">{texts.none}</p>}
        {fields.map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            error={formState.errors[field.control]?.message}
            registered={register(field.control, { validate: (text) => checkText(field, text) ?? true })}
          />
        ))}
        <div className="mb-6 flex flex-wrap items-center gap-3">
          <Button>{texts.run}</Button>
          {stop && (
            <Button look="secondary" type="button" onClick={stop}>
              {texts.stop}
            </Button>
          )}
          <span role="status" className="text-base text-muted">
            {said}
          </span>
        </div>
      </form>
      {done && <Answer {...done} />}
      <CurlLine line={toCurl(origin + addressOf(values as Values))} />
    </>
  )
}

/** One question at a time: a new one abandons the last. */
function useRun() {
  const flight = useRef<AbortController>(null)
  const [state, setState] = useState<{ said: string; done?: Done; running?: boolean }>({ said: '' })

  async function run(url: string) {
    flight.current?.abort()
    const own = new AbortController()
    flight.current = own
    setState({ said: texts.running, running: true })
    const started = performance.now()
    try {
      const answer = await fetchJson<unknown>(url, { signal: own.signal })
      const milliseconds = performance.now() - started
      setState({ said: describeOutcome(answer, milliseconds), done: { answer, milliseconds, url } })
    } catch {
      if (flight.current === own) setState({ said: texts.stopped })
    }
  }

  const stop = state.running ? () => flight.current?.abort() : undefined
  return { ...state, run, stop }
}

const describeOutcome = ({ ok, http }: FetchedJson<unknown>, milliseconds: number) =>
  `${ok ? 'Answered' : 'Not answered'}${http ? ` with HTTP ${http.status}` : ''} in ${Math.round(milliseconds)} ms.`
