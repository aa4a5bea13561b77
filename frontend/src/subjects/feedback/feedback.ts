import { useQueryClient } from '@tanstack/react-query';
import { type FeedbackData, type FeedbackFeature, feedback } from '../../../../contract/feedback/endpoints';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { dashboardQuery } from '../dashboard/dashboard';
import { userQuery } from '../users/user';

/** Sends a user's feedback on an activity, or on Inkwren when there is no `reference`. */
export const useFeedback = (feature: FeedbackFeature, reference: string | null) => {
  const queries = useQueryClient();
  return useSend({
    mutationFn: (data: FeedbackData) =>
      call(feedback.give, {
        body: { feature_type: feature, reference_id: reference, feedback_data: data },
      }),
    onSuccess: ({ points_awarded }) => {
      if (points_awarded === 0) return;
      for (const { queryKey } of [userQuery, dashboardQuery]) void queries.invalidateQueries({ queryKey });
    },
    // The reason is logged for the operators, without the text of the feedback.
    onError: ({ message }) => console.warn(`Feedback did not arrive: ${message}`),
  });
};
