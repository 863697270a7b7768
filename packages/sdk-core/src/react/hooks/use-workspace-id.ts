import { useInlay } from './use-inlay'

/** The workspace that everything here is about. Throws on screens that come before one is known. */
export function useWorkspaceId(): string {
  const { workspaceId } = useInlay()
  if (workspaceId) return workspaceId
  throw new Error('This Inlay component needs a workspace: give InlayProvider the prop workspaceId.')
}
