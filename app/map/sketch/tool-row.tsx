import { MapButton } from '@/components/map/controls/place-buttons'
import { type SketchTool, tools } from './reduce-sketch'

interface Props {
  tool: SketchTool | undefined
  onTool: (tool: SketchTool) => void
}

export const ToolRow = ({ tool, onTool }: Props) =>
  toolNames.map((name) => (
    <span key={name} data-tool={name}>
      <MapButton label={tools[name].label} isPressed={name === tool} onClick={() => onTool(name)}>
        {tools[name].short}
      </MapButton>
    </span>
  ))

const toolNames: readonly SketchTool[] = ['box', 'select', 'distance', 'area']
