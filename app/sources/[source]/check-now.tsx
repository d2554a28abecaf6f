import { Press } from '@/app/_lib/act/press'
import type { SourceCall } from '@/app/_lib/act/question'
import { read } from '@/app/_lib/read/data'
import { type ApiOperation, operationsOf } from '@/lib/connector/catalogue'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { inSentence } from '@/lib/in-sentence'

const texts = {
  check: 'Check now',
  busy: (publisher: string) => `Asking ${publisher}…`,
  done: 'Checked. The table shows the last answer.',
  hint: 'Asks one example question. An answer that we still hold counts, so that we ask nobody twice.',
}

/**
 * Methods that check a connector whose first method sends no request, because it returns a list from our own
 * code.
 */
const asksAnother: Readonly<Record<string, string>> = { 'us-public-assessments': 'searchProperties' }

function operationOf(source: ConnectorDeclaration): ApiOperation | undefined {
  if (source.auth !== 'none') return undefined
  const operations = operationsOf(source)
  return operations.find(({ name }) => name === asksAnother[source.name]) ?? operations[0]
}

export async function check(source: ConnectorDeclaration): Promise<void> {
  const operation = operationOf(source)
  if (operation) await read(source.name as never, operation.name as never, operation.method.example as never)
}

export function CheckNow({ source }: { source: ConnectorDeclaration }) {
  const operation = operationOf(source)
  if (!operation) return null
  const { name: method, method: definition } = operation
  const question: SourceCall = { connector: source.name, method, params: definition.example }
  return (
    <div className="mb-4 print:hidden">
      <Press
        question={question}
        href={`/sources/${source.name}?check=now`}
        stays
        busy={texts.busy(inSentence(source.publisher.name))}
        done={texts.done}
      >
        {texts.check}
      </Press>
      <p className="mt-1 max-w-reading text-base text-muted">{texts.hint}</p>
    </div>
  )
}
