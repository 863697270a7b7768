import { cdp } from 'vitest/browser'

/** What the suites ask of the browser itself. */
export interface Devtools {
  send(method: 'HeapProfiler.collectGarbage'): Promise<unknown>
  send(method: 'Runtime.getHeapUsage'): Promise<{ readonly usedSize: number }>
  send(method: 'Emulation.clearDeviceMetricsOverride'): Promise<unknown>
  send(
    method: 'Emulation.setDeviceMetricsOverride',
    metrics: { width: number; height: number; deviceScaleFactor: number; mobile: boolean },
  ): Promise<unknown>
  send(
    method: 'Page.captureScreenshot',
    options: {
      format: 'png'
      optimizeForSpeed: boolean
      clip: { x: number; y: number; width: number; height: number; scale: number }
    },
  ): Promise<{ readonly data: string }>
}

export function devtools(): Devtools {
  return cdp()
}
