import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { nearTo, type Picture } from '../picture/picture.ts';
import { useSceneTexts } from '../use-scene-texts.ts';

/** What screen readers say of a point, and how many of its neighbours are not drawn. */
export const usePointName = (picture: Picture, starts: readonly string[], path: readonly string[]) => {
  const { t } = useTranslation('network');
  const texts = useSceneTexts();
  const points = new Map(picture.points.map((point) => [point.id, point]));
  return (id: string): { name: string; more: number } => {
    const point = points.get(id);
    if (point === undefined) {
      const group = picture.groups.find((entry) => entry.id === id);
      if (group === undefined) return { name: '', more: 0 };
      const at = points.get(group.at)?.name ?? '';
      return { name: t('drawing.groupOf', { group: texts.group(group), name: at }), more: 0 };
    }
    const drawn = [...nearTo(picture, id)].filter((other) => other !== id && points.has(other)).length;
    const grouped = picture.groups.some(({ at }) => at === id);
    const more = Math.max(0, point.neighbours - drawn);
    const kind = point.kind === 'named_company' ? 'named' : point.kind;
    const said = [
      point.name,
      t(`drawing.${kind}`),
      point.status !== null && point.status !== 'active' && t(`member:status.${point.status}`),
      starts.includes(id) && t('drawing.start'),
      path.includes(id) && t('drawing.onPath'),
      t('drawing.relations', { count: drawn }),
      more > 0 && t('drawing.more', { count: more }),
      point.is_hub && t('drawing.hub'),
    ];
    return { name: said.filter(Boolean).join(', '), more: grouped ? 0 : more };
  };
};
