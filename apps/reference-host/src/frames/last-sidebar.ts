import { deviceStorage } from '../storage/device-storage'

const key = 'inlay.host.sidebar-collapsed'

/** How the sidebar was last seen on this device: what it will most likely be again, before it is known who is there. */
export const lastSidebar = {
  isCollapsed: () => deviceStorage.get(key) === 'true',
  keep: (collapsed: boolean) => deviceStorage.set(key, String(collapsed)),
}
