import { digitalIndustries } from './digital-industries'
import { goodsIndustries } from './goods-industries'
import type { Industry } from './industry'
import { serviceIndustries } from './service-industries'

export const industries: readonly Industry[] = [...digitalIndustries, ...goodsIndustries, ...serviceIndustries]
