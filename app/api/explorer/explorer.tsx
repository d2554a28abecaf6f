import { Notice } from '@/components/ui/notice'
import type { ApiOperation } from '@/lib/connector/catalogue'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { MethodNav } from '../method-nav'
import { MethodReference } from './method-reference'
import { TryMethod } from './try-method'

const texts = { unknown: 'There is no method of that name. Choose one from the list.' }

interface Props {
  connectors: readonly ConnectorDeclaration[]
  operation: ApiOperation | undefined
  unknown: boolean
  origin: string
}

export const Explorer = ({ connectors, operation, unknown, origin }: Props) => (
  <>
    {unknown && <Notice kind="warn">{texts.unknown}</Notice>}
    <div className="grid gap-x-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <MethodNav connectors={connectors} operation={operation} />
      <div className="min-w-0">
        {operation && (
          <>
            <TryMethod operation={operation} origin={origin} />
            <MethodReference operation={operation} origin={origin} />
          </>
        )}
      </div>
    </div>
  </>
)
