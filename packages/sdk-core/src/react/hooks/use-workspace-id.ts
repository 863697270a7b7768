import { useInlay } from './use-inlay'

/** The workspace that everything here is about. Throws on screens that come before one is known. */
export function useWorkspaceId(): string {
  const { workspaceId } = useInlay()
  if (workspaceId) return workspaceId
  throw new Error(`This Inlay component needs a workspace.${help}`)
}

/** Only who builds the page can do something about it. */
const help = process.env.NODE_ENV === 'production' ? '' : ' Give InlayProvider the prop workspaceId.'
