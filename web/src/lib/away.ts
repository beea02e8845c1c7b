import de from '../../../src/fairyring/text/web/de.ftl?only=server-away';
import en from '../../../src/fairyring/text/web/en.ftl?only=server-away';
import fr from '../../../src/fairyring/text/web/fr.ftl?only=server-away';
import it from '../../../src/fairyring/text/web/it.ftl?only=server-away';
import ru from '../../../src/fairyring/text/web/ru.ftl?only=server-away';
import type { Language } from './settings';

/** What is said when the server is away: then there are no other texts either. */
export const AWAY: Record<Language, string> = { de, en, fr, it, ru };
