'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { callSource } from '@/app/_lib/act/ask'
import type { SourceCall } from '@/app/_lib/act/question'
import { Button } from '@/components/ui/button'
import { CurlLine } from '@/components/ui/curl-line'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import type { Result } from '@/lib/connector/result'
import { toCurl } from '@/lib/to-curl'
import { Answer, statusIn } from './answer-view'
import type { ExplorerField } from './field'
import { FieldControl } from './field-control'
import { formSchema, toParams, toQuery } from './to-query'

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
  origin: string
}

type Values = Record<string, string>
interface Done {
  answer: Result<unknown>
  milliseconds: number
  url: string
}

export function MethodForm({ connector, method, path, fields, origin }: Props) {
  const examples: Values = Object.fromEntries(fields.map((field) => [field.control, field.example]))
  const { register, handleSubmit, watch, formState, setError } = useForm<Values>({
    defaultValues: examples,
    resolver: zodResolver(useMemo(() => formSchema(fields), [fields])),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  })
  const { run, stop, message, done } = useRun()
  // Values are read only when the form is ready, because the form does not notify watchers of text that was
  // typed before hydration.
  const values = formState.isReady ? watch() : undefined
  const addressOf = (input: Values) => {
    const query = toQuery(fields, (name) => input[name]).toString()
    return query ? `${path}?${query}` : path
  }

  async function submit(input: Values) {
    const params = toParams(fields, (name) => input[name])
    const answer = await run({ connector, method, params }, addressOf(input))
    for (const { path, message } of answer?.ok === false ? answer.error.issues : []) {
      const field = fields.find(({ name }) => name === path)
      if (field) setError(field.control, { message: `${path}: ${message}` })
    }
  }

  const problems = fields.flatMap(({ control: field }) => {
    const message = formState.errors[field]?.message
    return message ? [{ field, message }] : []
  })
  return (
    <>
      <ErrorSummary key={formState.submitCount} problems={problems} />
      <form action="/api/explorer" method="get" noValidate onSubmit={handleSubmit(submit)}>
        <input type="hidden" name="connector" value={connector} />
        <input type="hidden" name="method" value={method} />
        {fields.length === 0 && <p className="mb-4">{texts.none}</p>}
        {fields.map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            error={formState.errors[field.control]?.message}
            registered={register(field.control)}
          />
        ))}
        <div className="mb-6 flex flex-wrap items-center gap-3">
          <Button aria-busy={stop !== undefined}>{texts.run}</Button>
          {stop && (
            <Button look="secondary" type="button" onClick={stop}>
              {texts.stop}
            </Button>
          )}
          <span role="status" className="text-base text-muted">
            {message}
          </span>
        </div>
      </form>
      {done && <Answer {...done} />}
      <CurlLine line={toCurl(origin + addressOf(values ?? examples))} />
    </>
  )
}

function useRun() {
  const turn = useRef(0)
  const [state, setState] = useState<{ message: string; done?: Done; running?: boolean }>({ message: '' })

  async function run(question: SourceCall, url: string): Promise<Result<unknown> | undefined> {
    turn.current += 1
    const own = turn.current
    setState({ message: texts.running, running: true })
    const started = performance.now()
    const answer = await callSource(question)
    if (turn.current !== own) return undefined
    const milliseconds = performance.now() - started
    setState({ message: describeOutcome(answer, milliseconds), done: { answer, milliseconds, url } })
    return answer
  }

  function stop() {
    turn.current += 1
    setState({ message: texts.stopped })
  }

  return { ...state, run, stop: state.running ? stop : undefined }
}

const describeOutcome = (answer: Result<unknown>, milliseconds: number) =>
  `${answer.ok ? 'Answered' : 'Not answered'}: ${statusIn(answer)} in the API, ${Math.round(milliseconds)} ms here.`
