import { CurlLine } from '@/components/ui/curl-line'
import { Notice } from '@/components/ui/notice'
import { Panel } from '@/components/ui/page/panel'
import type { ApiOperation } from '@/lib/connector/catalogue'
import { isPostOnly } from '@/lib/connector/http/credentials'
import { paramsSchema } from '@/lib/connector/schema'
import { toSignedCurl } from '@/lib/to-curl'
import { CodeText } from './code-text'
import { toFields } from './field'
import { MethodForm } from './method-form'

const texts = {
  credentials: 'This method takes your credentials for the source, by POST only. Call it from a program.',
}

export function TryMethod({ operation, origin }: { operation: ApiOperation; origin: string }) {
  const { id, declaration, name, method, path } = operation
  return (
    <Panel id="try" title={<code className="wrap-anywhere">{`${declaration.name} ${name}`}</code>}>
      <p className="mb-4">
        <CodeText>{method.summary}</CodeText>
      </p>
      {isPostOnly(declaration, method) ? (
        <>
          <Notice>{texts.credentials}</Notice>
          <CurlLine line={toSignedCurl(origin + path, method.example)} />
        </>
      ) : (
        <MethodForm
          key={id}
          connector={declaration.name}
          method={name}
          path={path}
          fields={toFields(paramsSchema(method), method.example)}
          origin={origin}
        />
      )}
    </Panel>
  )
}
