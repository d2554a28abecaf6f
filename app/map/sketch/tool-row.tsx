import { MapButton } from '@/components/map/controls/place-buttons'
import { type Tool, tools } from './reduce-sketch'

interface Props {
  tool: Tool | undefined
  onTool: (tool: Tool) => void
}

export const ToolRow = ({ tool, onTool }: Props) =>
  toolNames.map((name) => (
    <span key={name} data-tool={name}>
      <MapButton label={tools[name].label} isPressed={name === tool} onClick={() => onTool(name)}>
        {tools[name].short}
      </MapButton>
    </span>
  ))

const toolNames: readonly Tool[] = ['box', 'select', 'distance', 'area']
