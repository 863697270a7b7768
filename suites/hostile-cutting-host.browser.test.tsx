import { behavingHosts } from './hostile/behaving-hosts'
import { everythingWorksIn } from './hostile/works-in-host'

everythingWorksIn(behavingHosts.cutting)
