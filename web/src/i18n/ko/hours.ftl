## 플레이 시간과 휴가

hours-title = 내 플레이 시간
hours-lead = 며칠에 걸쳐 진행하는 테이블에서는 이 시간에만 내 제한 시간이 줄어들고, 휴가 중에는 줄어들지 않아요.
hours-zone = 시간대
hours-zone-now = 그곳의 현재 시각: { $time }
hours-zone-unknown = Seoul처럼 도시나 시간대를 영문으로 입력하세요.
hours-zone-here = 이 기기의 시간대 사용: { $zone }
hours-from = 시작
hours-until = 끝
hours-length = { $hours ->
    [24] 하루 종일
   *[other] 하루 { $hours }시간
  }
hours-too-short = 하루에 적어도 { $least }시간이어야 해요.
hours-save = 시간 저장
hours-saved = 저장했어요.
hours-changes = { $count ->
    [0] 며칠 뒤에 다시 바꿀 수 있어요.
   *[other] 이번 주에 { $count }번 더 바꿀 수 있어요.
  }
break-title = 휴가
break-lead = 내 시간이 멈추고, 다른 사람에게 휴가 중이라고 보여요. 언제든 돌아올 수 있어요.
break-days = 오늘을 포함한 일수
break-begin = 휴가 시작
break-left = 올해 { $count }일 남았어요.
break-until = { $day }까지 휴가 중이에요.
break-end = 돌아왔어요
holiday-until = { $day }까지 휴가
seat-answers = 보통 { $time } 안에 둡니다
holiday-begun = { $name } 님은 { $day }까지 휴가예요.
holiday-over = { $name } 님이 휴가에서 돌아왔어요.
